import Foundation

/// A case file's entry: a tree of views, what it is offered, and what is expected of it.
struct Case: Sendable {
  let id: String
  let json: JSON

  /// The files to read: those named in `GALLEY_CONFORMANCE`, else the one beside the checkout.
  static var files: [URL] {
    if let named = ProcessInfo.processInfo.environment["GALLEY_CONFORMANCE"], !named.isEmpty {
      return named.split(separator: ":").map { URL(fileURLWithPath: String($0)) }
    }
    let beside = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../shared/conformance/cases.json")
    return [beside.standardizedFileURL].filter { FileManager.default.fileExists(atPath: $0.path) }
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
