// For `import Charts` on Linux: exports GalleyCharts under the name of Apple's module.
@_exported public import GalleyCharts
