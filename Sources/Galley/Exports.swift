@_exported public import GalleyDiagnostics
@_exported public import GalleyGeometry
@_exported public import GalleyPaint
@_exported public import GalleyPicture
@_exported public import GalleyScroll
@_exported public import GalleyTemplate
@_exported public import GalleyText
@_exported public import GalleyViews
