public enum BookPageWords {
  public static let skip = "Skip to the book"
  public static let places = "Places in this book"
  public static let (play, pause) = ("Play", "Pause")
  public static let dial = "The moment of the script"
  /// The label of a sort button, for screen readers.
  public static let sort = "sort by this column"
  public static let keys = "Keys"
  public static let close = "Close"
  public static let keysAreOn = "Single keys do this; Tab, arrows and Enter always work"
  public static let cropAlternative = "the part of the screen that is meant, outlined"

  public static let help = [
    ReviewPageWords.Key(keys: "j k", effect: "next and previous section"),
    ReviewPageWords.Key(keys: "p", effect: "play and pause the film that is nearest"),
    ReviewPageWords.Key(keys: "← →", effect: "previous and next moment, on a film's dial"),
    ReviewPageWords.Key(keys: "?", effect: "these keys"),
  ]
}
