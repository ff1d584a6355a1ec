import Foundation
import Galley
import TestSupport
import Testing

@Suite("Causes found for random changes")
struct SeededCauseTests {
  @Test(
    "57 of 60 random changes are identified, and causes explain 95 % of the changed images",
    arguments: [22, 1906, 58_008] as [UInt64]
  )
  func sixty(seed: UInt64) throws {
    let place = try CheckPlace()
    let plain = DesignSystem().files
    let baselines = place.baselines
    #expect(try check(plain, in: baselines, .missing).exitCode == 0)
    var numbers = SplitMix64(seed: seed)
    var (named, cases, explained, misses) = (0, 0, 0, [String]())
    for round in 0..<60 {
      let all = DesignChange.all(&numbers)
      // The first seed makes the changes in order; the others pick them at random.
      let start = seed == 22 ? round : Int(numbers.next() % UInt64(all.count))
      var chosen = [all[start % all.count]]
      // The last twenty rounds combine two changes each.
      while round >= 40, chosen.count < 2 {
        let other = all[Int(numbers.next() % UInt64(all.count))]
        if other.goes(with: chosen[0]) { chosen.append(other) }
      }
      var design = DesignSystem()
      for change in chosen { change.apply(&design) }
      let report = try check(
        design.files.filter { plain[$0.key] != $0.value }, in: baselines, .never)
      let failed = report.images.filter { $0.status == .failed }
      let own = Set(
        report.causes.filter { cause in chosen.contains { $0.isNamed(by: cause) } }.map(\.number))
      cases += failed.count
      explained += failed.count { !own.isDisjoint(with: $0.causes) }
      let first = report.causes.prefix(chosen.count)
      if chosen.allSatisfy({ change in first.contains(where: change.isNamed) }) {
        named += 1
      } else {
        misses.append(
          "\(chosen.map(\.name)): \(report.causes.prefix(3).map { "\($0.kind): \($0.sentence)" })")
      }
    }
    #expect(named >= 57, "\(misses)")
    #expect(Double(explained) >= 0.95 * Double(cases) && cases > 500, "\(explained) of \(cases)")
  }

  private func check(_ files: [String: String], in folder: String, _ record: RecordMode) throws
    -> CheckReport
  {
    let options = CheckOptions(baselines: folder, record: record, storage: .digest, findsOrphans: false)
    let scenes = try files.sorted { $0.key < $1.key }.map {
      try Scene(yaml: $0.value, file: "\($0.key).yaml")
    }
    return CheckRun(options, workers: 2).check(scenes)
  }
}
