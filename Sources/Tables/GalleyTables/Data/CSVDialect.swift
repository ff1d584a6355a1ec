struct CSVDialect {
  /// Nil detects it from the first line.
  var delimiter: UInt8?
  /// 0 if the file has no quotes.
  var quote = UInt8(ascii: "\"")
  var comment: UInt8?
  var start = 0
  var names: [String]?
  var lacksFirstName = false
}
