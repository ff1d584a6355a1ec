public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Every image that is not identical to its baseline, even if it is within the limits or the baseline is damaged.
  case all
  case missing
  /// Images without a baseline, and images that differ from it.
  case failed
  case never
}

/// The treatment of an image that differs from a baseline of another rendering environment, that is, with other library
/// versions or fonts.
public enum EnvironmentMismatchRule: String, Hashable, Sendable, CaseIterable {
  case fail
  case skip
  case compare
}

public enum BaselineStorage: String, Hashable, Sendable, CaseIterable {
  case png
  /// The layout and a digest of the pixels: small, but not viewable.
  case digest
}
