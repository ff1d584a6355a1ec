public import GalleyViews
public import UniformTypeIdentifiers

/// Recorded only: a stage has no clipboard.
extension View {
  public func copyable<Payload>(_ payload: @autoclosure @escaping () -> [Payload]) -> some View { told("copyable") }

  public func cuttable<Payload>(
    for payloadType: Payload.Type = Payload.self, action: @escaping () -> [Payload]
  ) -> some View { told("cuttable") }

  public func pasteDestination<Payload>(
    for payloadType: Payload.Type = Payload.self, action: @escaping ([Payload]) -> Void,
    validator: @escaping ([Payload]) -> [Payload] = { $0 }
  ) -> some View { told("pasteDestination") }

  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { told("onCopyCommand") }

  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { told("onCutCommand") }

  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { told("onPasteCommand") }

  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View { told("exportsItemProviders") }

  public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { told("importsItemProviders") }
}
