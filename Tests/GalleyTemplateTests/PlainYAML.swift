import Foundation
import Testing

@testable import GalleyTables

/// YAML as the schema check of an editor reads it: numbers, Booleans and nulls by the rules of YAML.
enum PlainYAML {
  static func value(_ yaml: String) throws -> Any { plain(try #require(try YAMLParser.document(in: yaml))) }

  private static func plain(_ node: YAMLNode) -> Any {
    switch node.content {
    case .mapping(let pairs):
      Dictionary(pairs.map { ($0.key.text ?? "", plain($0.value)) }) { first, _ in first }
    case .list(let items): items.map(plain)
    case .scalar(let text, isPlain: false): text
    case .scalar(let text, isPlain: true): scalar(text)
    }
  }

  private static func scalar(_ text: String) -> Any {
    if text.isEmpty || text == "~" || text == "null" { return NSNull() }
    if text == "true" || text == "false" { return text == "true" }
    return Double(text).flatMap { $0.isFinite ? $0 as Any : nil } ?? text
  }
}
