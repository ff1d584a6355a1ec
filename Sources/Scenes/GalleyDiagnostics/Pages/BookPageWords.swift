/// What the page of a book says on its buttons and around them.
public enum BookPageWords {
  /// On the link over all others.
  public static let skip = "Skip to the book"
  /// What the list of places is called.
  public static let places = "Places in this book"
  /// The button that starts and stops a film.
  public static let (play, pause) = ("Play", "Pause")
  /// What the dial of a film does.
  public static let dial = "The moment of the script"
  /// On the button of a table's head, for those who do not see its arrow.
  public static let sort = "sort by this column"
  /// On the button that shows the keys.
  public static let keys = "Keys"
  /// On the button that closes what it is in.
  public static let close = "Close"
  /// Beside the switch of the keys.
  public static let keysAreOn = "Single keys do this; Tab, arrows and Enter always work"
  /// What a finding's picture shows.
  public static let cropAlternative = "the part of the screen that is meant, outlined"

  /// The keys, in the order in which they are told.
  public static let help = [
    ReviewPageWords.Key(keys: "j k", effect: "next and previous section"),
    ReviewPageWords.Key(keys: "p", effect: "play and pause the film that is nearest"),
    ReviewPageWords.Key(keys: "← →", effect: "previous and next moment, on a film's dial"),
    ReviewPageWords.Key(keys: "?", effect: "these keys"),
  ]
}
