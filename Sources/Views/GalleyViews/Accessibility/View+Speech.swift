/// Only recorded in the layout snapshot.
extension View {
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    recorded("speechSpellsOutCharacters", ["value": "\(value)"])
  }

  public func speechAdjustedPitch(_ value: Double) -> some View {
    recorded("speechAdjustedPitch", ["value": AttributeText.number(value)])
  }

  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    recorded("speechAlwaysIncludesPunctuation", ["value": "\(value)"])
  }

  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    recorded("speechAnnouncementsQueued", ["value": "\(value)"])
  }
}
