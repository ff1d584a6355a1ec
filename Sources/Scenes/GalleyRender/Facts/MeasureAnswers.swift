import GalleyGeometry
import GalleyJSON
import GalleyMessages
import GalleySnapshot
import GalleyText
import GalleyViews

struct MeasureAnswers: Sendable {
  private(set) var bytes: [UInt8] = []
  private(set) var problems: [TextProblem] = []
  private let form: MeasureReport.Form
  private var isFirst: Bool

  init(_ form: MeasureReport.Form, isFirst: Bool) { (self.form, self.isFirst) = (form, isFirst) }

  mutating func append(_ letters: UnsafeBufferPointer<UInt8>, _ text: PreparedText, width: Double?) {
    text.exchange { $0.append(contentsOf: letters) }
    if form == .text, let line = text.oneLine, line.minimumWidth <= width ?? .infinity, PrintedText.isHarmless(letters)
    {
      appendNumbers(line.size)
      bytes.append(contentsOf: letters)
      bytes.append(UInt8(ascii: "\n"))
      return
    }
    let answer = text.measuredLines(width: width)
    problems += answer.measure.problems
    switch form {
    case .text: appendRow(answer)
    case .json: appendObject(letters, answer)
    }
  }

  // MARK: Rows

  private mutating func appendNumbers(_ size: Size) {
    for number in [size.width, size.height] {
      put(InspectedView.text(number))
      bytes.append(UInt8(ascii: "\t"))
    }
  }

  private mutating func appendRow(_ answer: MeasuredLines) {
    appendNumbers(answer.measure.size)
    put(PrintedText.dataLine(answer.lines.map(\.text).joined(separator: " / ")))
    bytes.append(UInt8(ascii: "\n"))
  }

  // MARK: Objects

  private mutating func appendObject(_ letters: UnsafeBufferPointer<UInt8>, _ answer: MeasuredLines) {
    put(isFirst ? "\n    {" : ",\n    {")
    isFirst = false
    let measure = answer.measure
    put("\n      \"text\": ")
    put(JSONValue.string(String(decoding: letters, as: UTF8.self)).text)
    put(",\n      \"width\": \(JSONValue.number(measure.size.width).text)")
    put(",\n      \"height\": \(JSONValue.number(measure.size.height).text)")
    put(",\n      \"firstBaseline\": \(JSONValue.number(measure.firstBaseline).text)")
    put(",\n      \"lines\": [")
    for (index, line) in answer.lines.enumerated() {
      put(index > 0 ? ",\n        {" : "\n        {")
      put("\n          \"text\": \(JSONValue.string(line.text).text)")
      put(",\n          \"width\": \(JSONValue.number(line.width).text)")
      put(",\n          \"baseline\": \(JSONValue.number(line.baseline).text)\n        }")
    }
    put("\n      ]\n    }")
  }

  private mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
