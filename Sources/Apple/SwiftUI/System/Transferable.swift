public import CoreTransferable
import Foundation
public import GalleyViews
import SwiftUICore
import UIKit

extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<Image, Data> { data in
      guard let image = UIImage(data: data) else { throw UnreadableImage() }
      return Image(uiImage: image)
    }
  }
}

private struct UnreadableImage: Error {}
