public import GalleyViews
public import UniformTypeIdentifiers

/// What is copied and pasted: kept, and told in the snapshot, since a stage has no clipboard.
extension View {
  /// What copying puts on the clipboard.
  public func copyable<Payload>(_ payload: @autoclosure @escaping () -> [Payload]) -> some View { told("copyable") }

  /// What cutting puts on the clipboard.
  public func cuttable<Payload>(
    for payloadType: Payload.Type = Payload.self, action: @escaping () -> [Payload]
  ) -> some View { told("cuttable") }

  /// What happens with what is pasted.
  public func pasteDestination<Payload>(
    for payloadType: Payload.Type = Payload.self, action: @escaping ([Payload]) -> Void,
    validator: @escaping ([Payload]) -> [Payload] = { $0 }
  ) -> some View { told("pasteDestination") }

  /// What copying puts on the clipboard.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { told("onCopyCommand") }

  /// What cutting puts on the clipboard.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { told("onCutCommand") }

  /// What happens with what is pasted.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { told("onPasteCommand") }

  /// What other apps' services get.
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View { told("exportsItemProviders") }

  /// What other apps' services give.
  public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { told("importsItemProviders") }
}
