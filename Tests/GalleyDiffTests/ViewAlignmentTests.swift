import GalleyGeometry
import GalleySnapshot
import Testing

@testable import GalleyDiff

@Suite("Matching sibling views in two layouts")
struct ViewAlignmentTests {
  private func rows(_ names: [String?], circle: String, row attributes: [String: String] = [:]) -> [InspectedView] {
    names.enumerated().map { number, name in
      let frame = Rect(x: 0, y: Double(number) * 20, width: 100, height: 20)
      var shape = InspectedView(kind: "Circle", frame: frame)
      shape.attributes = ["fill": circle]
      var text = InspectedView(kind: "Text", frame: frame)
      text.lines = ["Row \(number)"]
      var row = InspectedView(kind: "HStack", frame: frame, children: [shape, text])
      (row.row, row.id, row.attributes) = (number, name, attributes)
      return row
    }
  }

  @Test(
    "Rows are matched and named the same way whether their structure is identical or not",
    arguments: [["0", "1", "2"], [nil, nil, nil], ["a", "b", "c"], ["2", "0", "1"], ["0", nil, "b"]] as [[String?]])
  func agreement(names: [String?]) {
    let old = rows(names, circle: "blue")
    let known = ViewAlignment(old, rows(names, circle: "red"))
    let weighed = ViewAlignment(old, rows(names, circle: "red", row: ["spacing": "3"]))
    #expect(InspectedView.agree(old, rows(names, circle: "red")))
    #expect(!InspectedView.agree(old, rows(names, circle: "red", row: ["spacing": "3"])))
    #expect(known.steps == [.both(0, 0), .both(1, 1), .both(2, 2)])
    #expect(known.steps == weighed.steps)
    #expect(known.hasNamelessRows == weighed.hasNamelessRows)
  }
}
