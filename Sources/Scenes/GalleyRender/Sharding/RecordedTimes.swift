package import GalleyFiles
import GalleyJSON
import GalleyMessages

/// The unit durations from an earlier run, which are used to balance shards.
///
/// ```json
/// { "schema": "galley-times/1", "seconds": { "inbox (colorScheme dark)": 1.25, "menu": 0.2 } }
/// ```
package struct RecordedTimes: Hashable, Sendable {
  /// The durations in seconds, by the names of units in `galley plan --json`.
  package private(set) var seconds: [String: Double]

  /// Creates a record. Durations outside 0 to 86,400 seconds are ignored.
  package init(_ seconds: [String: Double]) { self.seconds = seconds.filter { 0...Self.longest ~= $0.value } }

  /// Reads the files at `paths`. If several contain the same unit, the last one is used.
  ///
  /// - Parameters:
  ///   - paths: JSON files of the schema `galley-times/1`.
  ///   - files: Reads the files (default: from disk).
  /// - Throws: ``PartProblem`` if a file cannot be read or is malformed.
  package init(contentsOf paths: [String], files: FileReader = .disk) throws(PartProblem) {
    seconds = [:]
    for path in paths {
      let bytes: [UInt8]
      do throws(FileProblem) { bytes = try files.read(path, Self.byteLimit) } catch {
        throw PartProblem(Diagnostic(unreadableTimes: path))
      }
      guard let json = try? JSONParser.value(bytes), json["schema"]?.string == Self.schema,
        let members = json["seconds"]?.members
      else { throw PartProblem(Diagnostic(unreadableTimes: path)) }
      for member in members {
        guard let number = member.value.number, 0...Self.longest ~= number else {
          throw PartProblem(Diagnostic(unreadableTimes: path))
        }
        seconds[member.name] = number
      }
    }
  }

  private static let schema = "galley-times/1"
  private static let byteLimit = 1 << 26
  private static let longest = 86_400.0

  package var json: String {
    let members = seconds.sorted { $0.key < $1.key }.map { name, seconds in
      // From run to run, durations vary by more than a millisecond.
      JSONValue.Member(name: name, value: .number((seconds * 1000).rounded() / 1000))
    }
    return JSONValue.object(["schema": .string(Self.schema), "seconds": .object(members)]).text
  }

  package var digest: String { SHA256.hexDigest(of: Array(json.utf8)) }

  /// Returns the units with their costs in microseconds. Units without a record get the average duration for their
  /// estimated cost.
  func costs(of units: [ShardPlan.Unit]) -> [ShardPlan.Unit] {
    let known = units.compactMap { unit in seconds[unit.name].map { (unit.cost, $0) } }
    let expected = known.reduce(0.0) { $0 + Double($1.0) }
    let taken = known.reduce(0.0) { $0 + $1.1 }
    guard expected > 0, taken > 0 else { return units }
    return units.map { unit in
      let time = seconds[unit.name] ?? Double(unit.cost) * taken / expected
      return ShardPlan.Unit(name: unit.name, cost: CanvasCost.whole(time * 1_000_000))
    }
  }
}
