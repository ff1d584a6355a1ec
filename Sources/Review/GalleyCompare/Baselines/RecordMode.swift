import GalleyRender

/// Which pictures of a check become baselines.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Every one that is not what its baseline is, even within the limits or beside a broken baseline.
  case all
  /// Those without a baseline.
  case missing
  /// Those without a baseline, and those that differ from it.
  case failed
  case never
}

/// What is made of a picture that differs from a baseline which another text stack drew: other versions of the
/// libraries, or other fonts.
public enum OtherStackRule: String, Hashable, Sendable, CaseIterable {
  case refuse
  case pass
  case judge
}

/// What is kept of an approved picture.
public enum BaselineStorage: String, Hashable, Sendable, CaseIterable {
  case png
  /// The layout and the digest of the pixels: small, but nobody can look at it.
  case digest
}
