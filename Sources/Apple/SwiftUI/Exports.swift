// What comes from the rooms; on Apple's systems, too, it lies in a module of this name.
@_exported public import CoreTransferable
@_exported public import SwiftUICore
