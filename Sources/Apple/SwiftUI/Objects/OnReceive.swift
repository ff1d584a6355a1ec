public import Combine
public import GalleyViews

extension View {
  @_disfavoredOverload
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modifier(ReceivingModifier(publisher: publisher, action: action))
  }
}

private struct ReceivingModifier<Source: Publisher>: ViewModifier where Source.Failure == Never {
  @GalleyViews.StateObject private var reception = PublisherReception<Source>()
  let publisher: Source
  let action: (Source.Output) -> Void

  init(publisher: Source, action: @escaping (Source.Output) -> Void) {
    self.publisher = publisher
    self.action = action
  }

  func body(content: Content) -> some View {
    reception.action = action
    return content.onAppear { reception.follow(publisher) }
      .onChange(of: PublisherIdentity(publisher)) { reception.follow(publisher) }
  }
}

private final class PublisherReception<Source: Publisher>: GalleyViews.ObservableObject where Source.Failure == Never {
  var action: ((Source.Output) -> Void)?
  private var subscription: AnyCancellable?

  func follow(_ publisher: Source) {
    subscription?.cancel()
    subscription = publisher.sink { [weak self] value in self?.action?(value) }
  }
}

/// Compares the bytes of publishers, which are references to the publishing objects.
private struct PublisherIdentity: Equatable {
  private let bytes: [UInt8]

  init(_ publisher: some Publisher) { bytes = withUnsafeBytes(of: publisher) { Array($0) } }
}
