import GalleyDiff
import GalleyFiles
import GalleyJSON
import GalleyMessages
import GalleyRender
import GalleyStage
import GalleyTemplate

extension CheckReport {
  public var json: String { document(below: nil).text }

  func json(below folder: String) -> String { document(below: FilePath.folderPrefix(folder)).text + "\n" }

  private func document(below folder: String?) -> JSONValue {
    .object([
      "schema": "galley-check/1", "galley": .string(Release.version), "exitCode": .integer(Int(exitCode)),
      "shard": shard.map { .string($0) }, "baselines": .string(baselineFolder),
      "revision": revision.map { .string($0) }, "store": .string(storage.rawValue),
      "inputs": origin?.scenesJSON, "stack": origin?.stack.json,
      "options": origin?.options?.json,
      "totals": .object(
        CheckedImage.Status.allCases.map { JSONValue.Member(name: $0.rawValue, value: .integer(count($0))) }),
      "otherStack": mismatch.map {
        .object(["differences": .strings($0.differences), "unjudged": .integer($0.unjudged)])
      },
      "idleMasks": idleMasks.json,
      "errors": problems.isEmpty ? nil : .array(problems.map { $0.json() }),
      // A report file contains every sentence, because the file is read again when shards are merged, and the causes
      // may then be different.
      "images": .array(
        images.map { image in
          image.json(
            below: folder, reported: folder == nil ? sentences(of: image) : image.sentences,
            // Only a shard's report needs durations, because the command that merges the reports cannot measure them.
            seconds: folder == nil || shard == nil ? nil : image.seconds)
        }),
      "causes": causes.isEmpty ? nil : .array(causes.map(\.json)),
    ])
  }
}

extension CheckedImage {
  fileprivate func json(below folder: String?, reported: [String], seconds: Double?) -> JSONValue {
    .object([
      "name": .string(name), "status": .string(status.rawValue), "scene": .string(scene),
      "state": state.isEmpty ? nil : .string(state), "variant": variant.isEmpty ? nil : .string(variant),
      "position": position.map { .integer($0) }, "file": place.map { .string($0.file) },
      "line": place?.line.map { .integer($0) }, "column": place?.column.map { .integer($0) },
      "sentences": reported.isEmpty ? nil : .strings(reported),
      "layout": layoutSentences.isEmpty || reported != sentences ? nil : .strings(layoutSentences),
      "seconds": seconds.map { .number(($0 * 1000).rounded() / 1000) },
      "decisions": decisions.isEmpty ? nil : .strings(decisions),
      "values": changedValues.isEmpty ? nil : .array(changedValues.map(\.json)),
      "causes": causes.isEmpty ? nil : .array(causes.map { .integer($0) }), "pixels": pixels?.json,
      "unexplained": account.flatMap { $0.isComplete ? nil : $0.json },
      "baseline": baseline?.json(below: folder), "actual": actual?.json(below: folder),
      "difference": difference?.json(below: folder),
      "frames": frames.isEmpty ? nil : .array(frames.map { $0.json(below: folder) }),
    ])
  }
}

extension CheckedPicture {
  fileprivate func json(below folder: String?) -> JSONValue? {
    guard let path else { return nil }
    let seen = folder.map { path.hasPrefix($0) ? String(path.dropFirst($0.count)) : path }
    return .object([
      "path": .string(seen ?? path), "size": size?.json, "digest": digest.map { .string($0) },
      "recordDigest": recordDigest.map { .string($0) },
    ])
  }
}

extension CheckedFrame {
  fileprivate func json(below folder: String?) -> JSONValue {
    .object([
      "index": .integer(index), "time": .number(time), "different": .integer(different),
      "sentences": sentences.isEmpty ? nil : .strings(sentences), "baseline": baseline?.json(below: folder),
      "actual": actual?.json(below: folder), "difference": difference?.json(below: folder),
    ])
  }
}

extension CheckedPixels {
  fileprivate var json: JSONValue {
    .object([
      "metric": .string(metric), "threshold": .number(threshold), "different": .integer(different),
      "total": .integer(total), "ratio": .number(ratio), "antialiased": .integer(antialiased),
      "masked": .integer(masked), "worstWindow": .integer(worstWindow), "windowSize": .integer(windowSize),
      "bounds": bounds.map { .array([$0.x, $0.y, $0.width, $0.height].map { .integer($0) }) },
      "sizes": .array([baselineSize.json, actualSize.json]),
      "limits": .array(
        limits.map {
          .object([
            "limit": .string($0.name), "measured": .number($0.measured), "allowed": .number($0.allowed),
            "holds": .bool($0.holds),
          ])
        }),
    ])
  }
}

extension PixelSize {
  fileprivate var json: JSONValue { .array([.integer(width), .integer(height)]) }
}

extension JSONValue {
  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
