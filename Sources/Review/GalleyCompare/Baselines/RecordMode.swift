public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Every image that is not identical to its baseline, even if it is within the limits or if the baseline is damaged.
  case all
  case missing
  /// Images without a baseline, and images that differ from it.
  case failed
  case never
}

/// How to treat an image that differs from a baseline recorded in another rendering environment, that is, with
/// different library versions or fonts.
public enum EnvironmentMismatchRule: String, Hashable, Sendable, CaseIterable {
  case fail
  case skip
  case compare
}

public enum BaselineStorage: String, Hashable, Sendable, CaseIterable {
  case png
  /// The layout and a digest of the pixels, which are small but cannot be viewed as an image.
  case digest
}
