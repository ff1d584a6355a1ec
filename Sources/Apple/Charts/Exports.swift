// `import Charts` on Linux: the room of charts under the name that sources for Apple's systems write.
@_exported public import GalleyCharts
