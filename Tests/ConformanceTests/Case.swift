import Foundation

/// An entry of a case file: a tree of views, the size proposed to it and the expected results.
struct Case: Sendable {
  let id: String
  let json: JSON

  /// Galley's own cases, derived from documented layout rules.
  static let ownFile = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Conformance/layout.json").standardizedFileURL

  /// Additional case files from `GALLEY_CONFORMANCE`, separated by colons.
  static var otherFiles: [URL] {
    let named = ProcessInfo.processInfo.environment["GALLEY_CONFORMANCE"] ?? ""
    return named.split(separator: ":").map { URL(fileURLWithPath: String($0)) }
  }

  static func read(_ file: URL) throws -> [Case] {
    let root = JSON(try JSONSerialization.jsonObject(with: Data(contentsOf: file)))
    return root["cases"].array.map { Case(id: $0["id"].string ?? "?", json: $0) }
  }

  /// The first two components of the case's identifier. Reports are grouped by them.
  var group: String { id.split(separator: ".").prefix(2).joined(separator: ".") }
}

/// A JSON value with subscripts; missing values are nil or empty.
struct JSON: @unchecked Sendable {
  private let value: Any?

  init(_ value: Any?) { self.value = value is NSNull ? nil : value }

  subscript(key: String) -> JSON { JSON((value as? [String: Any])?[key]) }

  var exists: Bool { value != nil }
  var string: String? { value as? String }
  var bool: Bool? { value as? Bool }
  var array: [JSON] { (value as? [Any])?.map(JSON.init) ?? [] }
  var keys: [String] { (value as? [String: Any])?.keys.sorted() ?? [] }

  /// A number; the string "inf" stands for infinity.
  var number: Double? { string == "inf" ? .infinity : (value as? NSNumber)?.doubleValue }
}
