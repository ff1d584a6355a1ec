// `import Charts` on Linux: the module GalleyCharts under Apple's name.
@_exported public import GalleyCharts
