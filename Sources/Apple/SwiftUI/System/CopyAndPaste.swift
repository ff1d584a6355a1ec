public import GalleyViews
public import UniformTypeIdentifiers

/// Only recorded in the layout snapshot.
extension View {
  public func copyable<Payload>(_ payload: @autoclosure @escaping () -> [Payload]) -> some View { recorded("copyable") }

  public func cuttable<Payload>(
    for payloadType: Payload.Type = Payload.self, action: @escaping () -> [Payload]
  ) -> some View { recorded("cuttable") }

  public func pasteDestination<Payload>(
    for payloadType: Payload.Type = Payload.self, action: @escaping ([Payload]) -> Void,
    validator: @escaping ([Payload]) -> [Payload] = { $0 }
  ) -> some View { recorded("pasteDestination") }

  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { recorded("onCopyCommand") }

  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { recorded("onCutCommand") }

  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { recorded("onPasteCommand") }

  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View { recorded("exportsItemProviders") }

  public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { recorded("importsItemProviders") }
}
