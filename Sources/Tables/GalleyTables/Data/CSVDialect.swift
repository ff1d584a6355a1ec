/// What is known of a file of delimited cells before it is read.
struct CSVDialect {
  /// What stands between cells; nil where the first line shows it.
  var delimiter: UInt8?
  /// What stands around cells that hold a delimiter; 0 where nothing does.
  var quote = UInt8(ascii: "\"")
  var comment: UInt8?
  /// How many bytes lie before the row of names, or before the first row.
  var start = 0
  var names: [String]?
  var lacksFirstName = false
}
