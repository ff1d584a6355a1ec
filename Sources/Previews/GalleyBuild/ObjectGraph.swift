import GalleyFiles

/// Which object files of a package's modules the code in each of them can reach.
///
/// A file reaches those that define what it needs. What Swift's runtime finds by itself is reached, too:
/// - a file that makes a type of another file conform to a protocol, as soon as that type is reached;
/// - a file that makes a type from outside of the modules conform, and a file that is not Swift's, from everywhere.
package struct ObjectGraph: Sendable {
  private let objects: [ObjectFile]
  private var next: [[Int]]
  private var everywhere: [Int] = []

  package init(_ objects: [ObjectFile], modules: Set<String>) {
    self.objects = objects
    next = Array(repeating: [], count: objects.count)
    var definers: [String: [Int]] = [:]
    for (index, object) in objects.enumerated() {
      for name in object.defined { definers[name, default: []].append(index) }
    }
    let prefixes = modules.map { "$s\($0.utf8.count)\($0)" }
    for (index, object) in objects.enumerated() {
      next[index] += Set(object.needed.lazy.flatMap { definers[$0] ?? [] }).subtracting([index])
      let conformances = object.defined.filter { $0.hasPrefix("$s") && $0.hasSuffix("Mc") }
      let isForeign = conformances.contains { name in !prefixes.contains { name.hasPrefix($0) } }
      if !object.isKnown || isForeign || !object.path.hasSuffix(".swift.o") { everywhere.append(index) }
      let types = object.needed.filter { $0.hasSuffix("Mn") }
      for type in types where conformances.contains(where: { $0.hasPrefix(type.dropLast(2)) }) {
        for definer in definers[type] ?? [] { next[definer].append(index) }
      }
    }
  }

  /// What stands for all that the code in each file can reach, in the order of the files.
  package var digests: [String] {
    objects.indices.map { start in
      var reached = Set([start] + everywhere)
      var waiting = Array(reached)
      while let index = waiting.popLast() {
        for other in next[index] where reached.insert(other).inserted { waiting.append(other) }
      }
      let text = reached.map { "\(objects[$0].digest)\n" }.sorted().joined()
      return ContentDigest.hexDigits(of: Array(text.utf8)) ?? ""
    }
  }

  /// A line for each type that the files define: what stands for all that its code can reach, and the type's name.
  ///
  /// The name is the compiler's own, without what says that it is a type's.
  package var lines: String {
    zip(objects, digests).map { object, digest in
      object.defined.filter { $0.hasPrefix("$s") && $0.hasSuffix("Mn") }
        .map { "\(digest) \($0.dropFirst(2).dropLast(2))\n" }.joined()
    }.joined()
  }
}
