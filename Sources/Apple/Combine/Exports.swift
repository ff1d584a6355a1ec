// `import Combine` on Linux: OpenCombine under the name that source files for Apple's systems write.
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
