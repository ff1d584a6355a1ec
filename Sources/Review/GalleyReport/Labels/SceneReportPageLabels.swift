public enum SceneReportPageLabels {
  public static let skip = "Skip to the report"
  public static let places = "Sections of this report"
  public static let (play, pause) = ("Play", "Pause")
  public static let dial = "Frame of the script"
  /// The label of a sort button, for screen readers.
  public static let sort = "sort by this column"
  public static let keys = "Keys"
  public static let close = "Close"
  public static let keysAreOn = "Press a single key; Tab, arrow keys and Enter always work"
  public static let cropAlternative = "the affected part of the screen, outlined"

  public static let help = [
    ReviewPageLabels.Key(keys: "j k", effect: "next and previous section"),
    ReviewPageLabels.Key(keys: "p", effect: "play and pause the nearest animation"),
    ReviewPageLabels.Key(keys: "← →", effect: "previous and next frame, on an animation's timeline slider"),
    ReviewPageLabels.Key(keys: "?", effect: "show these keys"),
  ]
}
