struct PageTree {
  private(set) var count = 0
  private let objects: PDFObjects
  private let root: PDFObjects.Reference
  private var open: [PDFObjects.Reference] = []
  private var branch: PDFObjects.Reference
  private var branches: [PDFObjects.Reference] = []

  private static let branchSize = 64

  init(_ objects: PDFObjects) {
    self.objects = objects
    root = objects.reserve()
    branch = objects.reserve()
  }

  mutating func add(_ entries: (ByteBuffer) -> Void) throws(PDFError) -> PDFObjects.Reference {
    if open.count == PageTree.branchSize {
      try closeBranch()
      branch = objects.reserve()
    }
    let page = try objects.write { out in
      out.put("<</Type/Page/Parent ")
      out.put(branch)
      entries(out)
      out.put(">>")
    }
    open.append(page)
    count += 1
    return page
  }

  mutating func finish() throws(PDFError) -> PDFObjects.Reference {
    try closeBranch()
    try objects.write(root) { out in
      out.put("<</Type/Pages/Count ")
      out.put(count)
      put(branches, to: out)
      out.put(">>")
    }
    return root
  }

  private mutating func closeBranch() throws(PDFError) {
    try objects.write(branch) { out in
      out.put("<</Type/Pages/Parent ")
      out.put(root)
      out.put("/Count ")
      out.put(open.count)
      put(open, to: out)
      out.put(">>")
    }
    branches.append(branch)
    open.removeAll()
  }

  private func put(_ kids: [PDFObjects.Reference], to out: ByteBuffer) {
    out.put("/Kids[")
    for kid in kids {
      out.put(kid)
      out.put(" ")
    }
    out.put("]")
  }
}
