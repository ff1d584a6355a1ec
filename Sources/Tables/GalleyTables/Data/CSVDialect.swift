struct CSVDialect {
  /// The delimiter; nil detects it from the first line.
  var delimiter: UInt8?
  /// The quotation mark; 0 if cells are never quoted.
  var quote = UInt8(ascii: "\"")
  var comment: UInt8?
  var start = 0
  var names: [String]?
  var lacksFirstName = false
}
