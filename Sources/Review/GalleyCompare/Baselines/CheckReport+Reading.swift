import GalleyDiff
import GalleyFiles
import GalleyJSON
import GalleyMessages
import GalleyStage
import GalleyTemplate

extension CheckReport {
  /// The maximum number of JSON values in a report: about 40 for each of 50,000 images.
  private static var valueLimit: Int { 1 << 21 }

  init(_ bytes: [UInt8], path: String) throws(CheckError) {
    let value: JSONValue
    do { value = try JSONParser.value(bytes, limit: Self.valueLimit) } catch {
      throw CheckError(Diagnostic(damagedCheck: path, at: "byte \(error.offset)"))
    }
    guard value["schema"]?.string == "galley-check/1", let list = value["images"]?.list else {
      throw CheckError(Diagnostic(damagedCheck: path, at: "its list of images"))
    }
    var images: [CheckedImage] = []
    for (index, object) in list.enumerated() {
      guard let image = CheckedImage(object) else {
        throw CheckError(Diagnostic(damagedCheck: path, at: "image \(index)"))
      }
      images.append(image)
    }
    self.init(
      baselineFolder: value["baselines"]?.string ?? "", images: images,
      mismatch: value["otherStack"].map {
        FingerprintMismatch(
          differences: $0["differences"]?.strings ?? [], unjudged: $0["unjudged"]?.integer ?? 0)
      },
      problems: value["errors"]?.list.compactMap { Diagnostic($0) } ?? [], shard: value["shard"]?.string)
    revision = value["revision"]?.string
    causes = value["causes"]?.list.compactMap { Cause($0) } ?? []
    origin = CheckOrigin(value)
    if let masks = value["idleMasks"] { idleMasks = IdleMasks(masks) }
    storage = value["store"]?.string.flatMap(BaselineStorage.init) ?? .png
  }
}

extension CheckedImage {
  fileprivate init?(_ object: JSONValue) {
    guard let name = object["name"]?.string, let status = object["status"]?.string.flatMap(Status.init) else {
      return nil
    }
    self.init(
      scene: object["scene"]?.string ?? "", state: object["state"]?.string ?? "",
      variant: object["variant"]?.string ?? "", name: name, status: status)
    place = object["file"]?.string.map {
      SourcePlace(file: $0, line: object["line"]?.integer, column: object["column"]?.integer)
    }
    position = object["position"]?.integer
    seconds = object["seconds"]?.number.flatMap { 0...1e6 ~= $0 ? $0 : nil }
    sentences = object["sentences"]?.strings ?? []
    layoutSentences = object["layout"]?.strings ?? []
    decisions = object["decisions"]?.strings ?? []
    changedValues = object["values"]?.list.compactMap { ChangedValue($0) } ?? []
    causes = object["causes"]?.list.compactMap(\.integer) ?? []
    pixels = object["pixels"].flatMap { CheckedPixels($0) }
    account = object["unexplained"].flatMap { PixelAccount($0) }
    baseline = object["baseline"].flatMap { CheckedPicture($0) }
    actual = object["actual"].flatMap { CheckedPicture($0) }
    difference = object["difference"].flatMap { CheckedPicture($0) }
    frames = object["frames"]?.list.compactMap { CheckedFrame($0) } ?? []
  }
}

extension CheckedPicture {
  fileprivate init?(_ object: JSONValue) {
    guard let path = object["path"]?.string else { return nil }
    self.init(path: path, size: object["size"].flatMap { PixelSize($0) })
    (digest, recordDigest) = (object["digest"]?.string, object["recordDigest"]?.string)
  }
}

extension CheckedFrame {
  fileprivate init?(_ object: JSONValue) {
    guard let index = object["index"]?.integer else { return nil }
    let time = object["time"]?.number ?? 0
    self.init(
      index: index, time: abs(time) <= 1e9 ? time : 0, sentences: object["sentences"]?.strings ?? [],
      different: object["different"]?.integer ?? 0)
    baseline = object["baseline"].flatMap { CheckedPicture($0) }
    actual = object["actual"].flatMap { CheckedPicture($0) }
    difference = object["difference"].flatMap { CheckedPicture($0) }
  }
}

extension CheckedPixels {
  fileprivate init?(_ object: JSONValue) {
    let sizes = object["sizes"]?.list.compactMap { PixelSize($0) } ?? []
    guard let metric = object["metric"]?.string, sizes.count == 2 else { return nil }
    func integer(_ name: String) -> Int { object[name]?.integer ?? 0 }
    self.metric = metric
    threshold = object["threshold"]?.number ?? 0
    (different, total) = (integer("different"), integer("total"))
    (antialiased, masked) = (integer("antialiased"), integer("masked"))
    (worstWindow, windowSize) = (integer("worstWindow"), integer("windowSize"))
    let corners = object["bounds"]?.list.compactMap(\.integer) ?? []
    bounds =
      corners.count == 4 ? PixelRect(x: corners[0], y: corners[1], width: corners[2], height: corners[3]) : nil
    (baselineSize, actualSize) = (sizes[0], sizes[1])
    limits =
      object["limits"]?.list.map {
        Limit(
          name: $0["limit"]?.string ?? "", measured: $0["measured"]?.number ?? 0, allowed: $0["allowed"]?.number ?? 0)
      } ?? []
  }
}

extension PixelSize {
  fileprivate init?(_ value: JSONValue) {
    let numbers = value.list.compactMap(\.integer)
    // Larger sides are rejected, because the product of both sides must not overflow.
    guard numbers.count == 2, numbers.allSatisfy({ 0...(1 << 24) ~= $0 }) else { return nil }
    self.init(width: numbers[0], height: numbers[1])
  }
}

extension Diagnostic {
  fileprivate init?(_ object: JSONValue) {
    guard let message = object["message"]?.string else { return nil }
    let place = object["file"]?.string.map {
      SourcePlace(
        file: $0, line: object["line"]?.integer, column: object["column"]?.integer,
        length: object["length"]?.integer ?? 1)
    }
    self.init(message, at: place, help: object["help"]?.string)
  }
}

extension JSONValue {
  /// An integer that is small enough for sums not to overflow.
  var integer: Int? { number.flatMap { abs($0) <= 0x1p40 ? Int(exactly: $0) : nil } }

  var strings: [String] { list.compactMap(\.string) }
}
