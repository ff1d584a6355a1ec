// For `import Combine` on Linux: exports OpenCombine under the name of Apple's module.
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
