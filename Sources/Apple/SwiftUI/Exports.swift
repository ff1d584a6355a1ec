// Most declarations of SwiftUI are in SwiftUICore, as on Apple's systems.
@_exported public import CoreTransferable
@_exported public import SwiftUICore
