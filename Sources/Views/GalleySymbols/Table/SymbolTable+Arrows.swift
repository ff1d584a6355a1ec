extension SymbolTable {
  static let arrows = """
    chevron.right g:E5CC x1.2
    chevron.left g:E5CB x1.2
    chevron.forward g:E5CC x1.2 rtl
    chevron.backward g:E5CB x1.2 rtl
    chevron.up g:E5CE x1.2
    chevron.down g:E5CF x1.2
    chevron.compact.down =chevron.down
    chevron.compact.up =chevron.up
    chevron.compact.left =chevron.left
    chevron.compact.right =chevron.right
    chevron.up.chevron.down g:E5D7
    chevron.down.chevron.up g:E5D6
    chevron.left.chevron.right g:E5D7 turn90
    chevron.right.2 g:EAC9
    chevron.left.2 g:EAC3
    chevron.up.2 g:EACF
    chevron.down.2 g:EAD0
    chevron.forward.2 g:EAC9 rtl
    chevron.backward.2 g:EAC3 rtl
    chevron.left.to.line g:E5DC
    chevron.right.to.line g:E5DD
    chevron.left.forwardslash.chevron.right g:E86F
    arrow.right g:E5C8
    arrow.left g:E5C4
    arrow.forward g:E5C8 rtl
    arrow.backward g:E5C4 rtl
    arrow.up g:E5D8
    arrow.down g:E5DB
    arrow.up.right g:F1E1
    arrow.up.left g:F1E2
    arrow.down.right g:F1E4
    arrow.down.left g:F1E5
    arrow.up.forward g:F1E1 rtl
    arrow.up.backward g:F1E2 rtl
    arrow.down.forward g:F1E4 rtl
    arrow.down.backward g:F1E5 rtl
    arrow.up.arrow.down g:E0C3 x1.15
    arrow.left.arrow.right g:E8D4
    arrow.left.and.right g:E8D4
    arrow.up.and.down g:E8D5
    arrow.right.arrow.left g:EA18
    arrow.swap g:EA18
    arrow.up.and.down.and.arrow.left.and.right g:E89F
    arrow.up.left.and.arrow.down.right g:F1CE mirror
    arrow.up.right.and.arrow.down.left g:F1CE
    arrow.down.right.and.arrow.up.left g:F1CF mirror
    arrow.down.left.and.arrow.up.right g:F1CF
    arrow.up.backward.and.arrow.down.forward g:F1CE mirror rtl
    arrow.down.forward.and.arrow.up.backward g:F1CF mirror rtl
    arrow.up.left.and.down.right.magnifyingglass g:E56B
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left g:E56B
    arrow.clockwise g:E5D5
    arrow.counterclockwise g:E5D5 mirror
    arrow.triangle.2.circlepath g:E863
    arrow.2.circlepath g:E863
    arrow.2.squarepath g:E040
    arrow.triangle.2.circlepath.circle g:E2E7 hollow
    arrow.triangle.2.circlepath.circle.fill g:E2E7 solid
    arrow.triangle.branch d:F62C
    arrow.triangle.merge g:EB98
    arrow.triangle.swap g:E8D5
    arrow.triangle.pull d:F4C2
    arrow.triangle.turn.up.right.diamond g:E52E hollow
    arrow.triangle.turn.up.right.diamond.fill g:E52E solid
    arrow.triangle.turn.up.right.circle g:E988 hollow
    arrow.triangle.turn.up.right.circle.fill g:E988 solid
    arrow.uturn.left g:E166
    arrow.uturn.right g:E15A
    arrow.uturn.backward g:E166 rtl
    arrow.uturn.forward g:E15A rtl
    arrow.uturn.down g:E166 turn270
    arrow.uturn.up g:E15A turn270
    arrow.turn.up.right g:EBAB
    arrow.turn.up.left g:EBA6
    arrow.turn.up.forward g:EBAB rtl
    arrow.turn.right.up g:EBA6 turn90
    arrow.turn.left.up g:EBAB turn270
    arrow.turn.down.left g:E5D9
    arrow.turn.down.right g:E5DA
    arrow.turn.left.down g:E5DA turn90
    arrow.turn.right.down g:E5D9 turn270
    arrow.right.to.line g:E31C
    arrow.left.to.line g:E31C mirror
    arrow.forward.to.line g:E31C rtl
    arrow.backward.to.line g:E31C mirror rtl
    arrow.down.to.line g:E258
    arrow.up.to.line g:E25A
    arrow.down.to.line.compact g:E2C4
    arrow.up.to.line.compact g:E2C6
    arrow.right.to.line.compact g:E31C
    arrow.up.and.line.horizontal.and.arrow.down g:EA16
    arrow.left.and.right.text.vertical g:E8D4
    arrow.up.doc g:E9FC hollow
    arrow.up.doc.fill g:E9FC solid
    arrow.down.doc d:F220 hollow
    arrow.down.doc.fill d:F220 solid
    arrow.right.square g:E879
    arrow.forward.square g:E879 rtl
    arrow.up.right.square g:E89E
    arrow.up.right.square.fill =arrow.up.right.square
    arrow.up.forward.square g:E89E rtl
    arrow.up.forward.app g:E89E rtl
    arrow.up.forward.app.fill g:E89E rtl
    arrow.down.app g:E884
    arrow.down.app.fill g:E884
    arrow.right.doc.on.clipboard g:E861 hollow
    arrow.rectanglepath g:E040
    arrow.clockwise.heart g:EAC2 hollow
    arrow.clockwise.icloud g:EB5A hollow
    arrow.clockwise.icloud.fill g:EB5A solid
    arrow.counterclockwise.icloud g:EB5A hollow
    arrow.left.arrow.right.circle g:E933 hollow
    arrow.left.arrow.right.circle.fill g:E933 solid
    arrow.up.arrow.down.square g:E0C3
    arrow.up.message g:E255
    arrowshape.turn.up.left g:E15E hollow
    arrowshape.turn.up.left.fill g:E15E solid
    arrowshape.turn.up.right g:E15E hollow mirror
    arrowshape.turn.up.right.fill g:E15E solid mirror
    arrowshape.turn.up.forward g:E15E hollow mirror rtl
    arrowshape.turn.up.forward.fill g:E15E solid mirror rtl
    arrowshape.turn.up.backward g:E15E hollow rtl
    arrowshape.turn.up.backward.fill g:E15E solid rtl
    arrowshape.turn.up.left.2 g:E15F hollow
    arrowshape.turn.up.left.2.fill g:E15F solid
    arrowshape.right d:F055 both
    arrowshape.left d:F04E both
    arrowshape.up d:F05E both
    arrowshape.down d:F046 both
    arrowshape.forward d:F055 both rtl
    arrowshape.backward d:F04E both rtl
    arrowshape.zigzag.right g:E501
    arrowtriangle.up g:E5C7 both x1.5
    arrowtriangle.down g:E5C5 both x1.5
    arrowtriangle.left g:E5DE both x1.5
    arrowtriangle.right g:E5DF both x1.5
    arrowtriangle.forward g:E5DF both x1.5 rtl
    arrowtriangle.backward g:E5DE both x1.5 rtl
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left g:E3E8 both
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right g:E3E8 both
    arrowtriangle.up.arrowtriangle.down.window.right g:E5D7
    return g:E31B
    return.left g:E31B
    return.right g:E31B mirror
    escape g:E879
    shift g:E318
    capslock g:E318 both
    command g:EAE7
    option g:EAE8
    control g:EAE6
    delete.left g:E14A hollow
    delete.left.fill g:E14A solid
    delete.backward g:E14A hollow rtl
    delete.backward.fill g:E14A solid rtl
    delete.right g:E14A hollow mirror
    delete.right.fill g:E14A solid mirror
    delete.forward g:E14A hollow mirror rtl
    delete.forward.fill g:E14A solid mirror rtl
    gobackward g:E042
    goforward g:E042 mirror
    gobackward.5 g:E05B
    gobackward.10 g:E059
    gobackward.15 g:E042
    gobackward.30 g:E05A
    goforward.5 g:E058
    goforward.10 g:E056
    goforward.15 g:E042 mirror
    goforward.30 g:E057
    rotate.right g:EAAB hollow
    rotate.right.fill g:EAAB solid
    rotate.left g:E418 hollow
    rotate.left.fill g:E418 solid
    rotate.3d g:E84D
    """
}
