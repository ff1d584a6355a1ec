@_exported public import GalleyCompare
@_exported public import GalleyControls
@_exported public import GalleyData
@_exported public import GalleyDiff
@_exported public import GalleyDocument
@_exported public import GalleyExplain
@_exported public import GalleyFiles
@_exported public import GalleyGeometry
@_exported public import GalleyJSON
@_exported public import GalleyMessages
@_exported public import GalleyMotion
@_exported public import GalleyNavigation
@_exported public import GalleyPages
@_exported public import GalleyPaint
@_exported public import GalleyPicture
@_exported public import GalleyPrint
@_exported public import GalleyRender
@_exported public import GalleyReport
@_exported public import GalleySVG
@_exported public import GalleySceneWords
@_exported public import GalleyScroll
@_exported public import GalleySnapshot
@_exported public import GalleyStage
@_exported public import GalleySymbols
@_exported public import GalleyTables
@_exported public import GalleyTemplate
@_exported public import GalleyText
@_exported public import GalleyViews

// Two modules declare a `Table`. These aliases choose SwiftUI's.

/// The SwiftUI view that shows rows in columns.
public typealias Table = GalleyNavigation.Table
public typealias TableColumn = GalleyNavigation.TableColumn
/// Rows of data from a file, as input of printed tables.
public typealias DataTable = GalleyTables.Table
/// A column of a printed ``DataTable``.
public typealias DataTableColumn = GalleyTables.TableColumn
