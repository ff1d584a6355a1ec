import Foundation
import PackagePlugin

/// Resolves names that a module of the package and Combine both declare, because SwiftUI re-exports Combine here. For
/// example, if a module declares its own `Subscription`, a source that imports both refers to the package's type, as on
/// Apple's systems.
struct OwnNames {
  private static let combine: Set = [
    "Cancellable", "Deferred", "Empty", "Fail", "Future", "Just", "Publisher", "Publishers", "Record", "Scheduler",
    "Subject", "Subscriber", "Subscribers", "Subscription", "Subscriptions",
  ]

  private let names: [(name: String, module: String)]

  init(_ target: any Target) {
    let own = Set((target as? SwiftSourceModuleTarget).map(Self.types) ?? [])
    var seen = own
    names = Self.modules(of: target).flatMap { module in
      Self.types(of: module).filter { seen.insert($0).inserted }.sorted().map { ($0, module.moduleName) }
    }
  }

  var text: String {
    let modules = Set(names.map(\.module)).sorted().map { "public import \($0)\n" }
    return modules.joined() + names.map { "\npublic typealias \($0.name) = \($0.module).\($0.name)\n" }.joined()
  }

  private static func modules(of target: any Target) -> [SwiftSourceModuleTarget] {
    target.dependencies.flatMap { dependency -> [any Target] in
      switch dependency {
      case .target(let target): [target]
      case .product(let product) where product.name != "SwiftUI": product.targets
      default: []
      }
    }.compactMap { $0 as? SwiftSourceModuleTarget }
  }

  private static func types(of module: SwiftSourceModuleTarget) -> [String] {
    module.sourceFiles.filter { $0.type == .source }.flatMap { file -> [String] in
      let text = (try? String(contentsOf: file.url, encoding: .utf8)) ?? ""
      // Nested types are excluded, because their declarations are indented.
      let lines = text.split(separator: "\n").filter { $0.hasPrefix("public ") }
      return lines.compactMap { type(declaredIn: $0) }.filter(combine.contains)
    }
  }

  private static func type(declaredIn line: Substring) -> String? {
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let kinds = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    guard let kind = words.firstIndex(where: { kinds.contains(String($0)) }), words.indices.contains(kind + 1) else {
      return nil
    }
    return String(words[kind + 1])
  }
}
