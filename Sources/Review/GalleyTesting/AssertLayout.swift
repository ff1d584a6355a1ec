public import Galley

/// Fails the test for everything in the layout of `stage` that breaks one of `rules`; no picture is drawn.
///
/// It works in Swift Testing and in XCTest.
public func assertLayout(
  of stage: Stage, _ rules: LayoutExpectation..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let layout = stage.layout
  for finding in rules.flatMap({ $0.findings(layout) }) { place.fail(finding) }
}
