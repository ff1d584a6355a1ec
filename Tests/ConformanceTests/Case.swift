import Foundation

/// A case file's entry: a tree of views, what it is offered, and what is expected of it.
struct Case: Sendable {
  let id: String
  let json: JSON

  /// The project's own cases, which follow from the documented layout rules.
  static let ownFile = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Conformance/layout.json").standardizedFileURL

  /// Further case files: those named in `GALLEY_CONFORMANCE`, separated by colons.
  static var otherFiles: [URL] {
    let named = ProcessInfo.processInfo.environment["GALLEY_CONFORMANCE"] ?? ""
    return named.split(separator: ":").map { URL(fileURLWithPath: String($0)) }
  }

  static func read(_ file: URL) throws -> [Case] {
    let root = JSON(try JSONSerialization.jsonObject(with: Data(contentsOf: file)))
    return root["cases"].array.map { Case(id: $0["id"].string ?? "?", json: $0) }
  }

  /// The part of the identity before the last dot: what a report is grouped by.
  var group: String { id.split(separator: ".").prefix(2).joined(separator: ".") }
}

/// A JSON value that is asked by name; what is absent answers nil or nothing.
struct JSON: @unchecked Sendable {
  private let value: Any?

  init(_ value: Any?) { self.value = value is NSNull ? nil : value }

  subscript(key: String) -> JSON { JSON((value as? [String: Any])?[key]) }

  var exists: Bool { value != nil }
  var string: String? { value as? String }
  var bool: Bool? { value as? Bool }
  var array: [JSON] { (value as? [Any])?.map(JSON.init) ?? [] }
  var keys: [String] { (value as? [String: Any])?.keys.sorted() ?? [] }

  /// A number; "inf" is infinity.
  var number: Double? { string == "inf" ? .infinity : (value as? NSNumber)?.doubleValue }
}
