import SwiftUI
public import SwiftUICore

/// Compile-only stub: no photo is ever picked.
public struct PhotosPickerItem: Hashable, Sendable {
  public let itemIdentifier: String?

  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
}

public struct PHPickerFilter: Hashable, Sendable {
  private let name: String

  public static let images = PHPickerFilter(name: "images")

  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "any") }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not") }
}

public enum PhotosPickerSelectionBehavior: Hashable, Sendable {
  case `default`, ordered, continuous, continuousAndOrdered
}

public enum PhotosPickerItemEncodingPolicy: Hashable, Sendable {
  case automatic, current, compatible
}

/// A tap shows a box with the name of the system's photo picker.
public struct PhotosPicker<Label: View>: View {
  @State private var isOpen = false
  private let label: Label

  public var body: some View {
    Button {
      isOpen = true
    } label: {
      label
    }
    .photosPicker(isPresented: $isOpen, selection: .constant(nil))
  }

  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncodingPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncodingPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension PhotosPicker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncodingPolicy = .automatic
  ) { label = Text(title) }

  public init(
    _ title: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncodingPolicy = .automatic
  ) { label = Text(title) }
}

extension View {
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncodingPolicy = .automatic
  ) -> some View { systemSheet("Photos", isPresented: isPresented) }

  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncodingPolicy = .automatic
  ) -> some View { systemSheet("Photos", isPresented: isPresented) }
}
