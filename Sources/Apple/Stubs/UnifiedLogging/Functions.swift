/// Tells `message`, with `arguments` in the places that it has for them.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: Any...
) { log.write(FormattedText(message.description, arguments).text, type) }

/// Tells `message`, with `arguments` in the places that it has for them.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ arguments: Any...
) { log.write(FormattedText(message.description, arguments).text, type) }

/// Tells `message`, which has its values in it.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// Tells `message`, which has its values in it.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { log.write(message.text, type) }

/// A text of C's kind, with values in its places.
struct FormattedText {
  let text: String

  init(_ format: String, _ values: [Any]) {
    var (rest, values, text) = (format[...], values[...], "")
    while let place = rest.firstIndex(of: "%") {
      text += rest[..<place]
      rest = rest[rest.index(after: place)...]
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      var isHidden = false
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        isHidden = rest[..<end].contains("private") || rest[..<end].contains("sensitive")
        rest = rest[rest.index(after: end)...]
      }
      // Flags, width and length stand before the letter that says the kind.
      rest = rest.drop { "0123456789.+-# hlqztj".contains($0) }.dropFirst()
      let value = values.popFirst()
      text += isHidden ? "<private>" : value.map { "\($0)" } ?? ""
    }
    self.text = text + rest
  }
}
