public import Galley

/// Fails the current test for every view in the layout of `stage` that breaks one of `rules`.
///
/// No image is drawn. The function works in Swift Testing and in XCTest.
///
/// ```swift
/// @Test func toolbar() {
///   let stage = Stage(size: Size(width: 320, height: 568)) { Toolbar() }
///   assertLayout(of: stage, .noTruncation, .sameWidth("save", "cancel"))
/// }
/// ```
///
/// - Parameters:
///   - stage: The stage whose current layout is checked.
///   - rules: The expectations; each violation is recorded as a separate issue.
///   - fileID: The file ID of the call site (default: the caller).
///   - filePath: The path of the call site (default: the caller).
///   - line: The line that failures point to (default: the caller).
///   - column: The column that failures point to (default: the caller).
public func assertLayout(
  of stage: Stage, _ rules: LayoutExpectation..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let layout = stage.layout
  for finding in rules.flatMap({ $0.findings(layout) }) { place.fail(finding) }
}
