@_exported public import GalleyGeometry
@_exported public import GalleyPicture
@_exported public import GalleyViews
