extension SymbolTable {
  static let places = """
    house g:E88A both
    house.lodge g:E589 both
    house.and.flag g:E88A hollow
    house.and.flag.fill g:E88A solid
    house.badge.wifi g:E88A hollow
    music.house g:E88A hollow
    homekit g:E88A hollow
    building g:EA40 hollow
    building.fill g:EA40 solid
    building.2 g:E7F1 hollow
    building.2.fill g:E7F1 solid
    building.2.crop.circle g:E7F1 hollow
    building.2.crop.circle.fill g:E7F1 solid
    building.columns g:E84F both
    storefront g:EA12 both
    tent g:E589 both
    tent.2 g:E589 both
    map g:E55B both
    location g:E569 both
    location.north g:E55D both
    location.north.line g:E55D both
    location.square g:E569 hollow
    location.magnifyingglass g:E1B7
    location.app g:E569 both
    safari g:E87A both
    compass.drawing g:EA3B
    signpost g:EB91 both
    globe.desk g:E80B hollow
    globe.desk.fill g:E80B solid
    car g:E531 both
    car.2 g:E531 both
    car.rear g:E531 both
    car.top.door.front.left.open g:E531 hollow
    bolt.car g:EB1C both
    bus g:E530 both
    bus.doubledecker g:E530 both
    tram g:E571 both
    tram.tunnel.fill g:E56F solid
    cablecar g:E571 both
    lightrail g:E534 both
    train.side.front.car g:E570 both
    ferry g:E532 both
    sailboat g:E502 both
    airplane g:E539 solid
    airplane.departure g:E905 solid
    airplane.arrival g:E904 solid
    bicycle g:E52F
    scooter g:EB1F
    moped g:EB28 both
    motorcycle g:E9F9 both
    truck.box g:E558 both
    box.truck g:E558 both
    truck.pickup.side g:E558 both
    box.truck.badge.clock g:E558 hollow
    box.truck.badge.clock.fill g:E558 solid
    road.lanes d:F461
    fuelpump.arrowtriangle.left g:E546 hollow
    ev.charger g:E56D both
    ev.plug.dc.ccs1 g:E63C hollow
    parkingsign.radiowaves.left.and.right g:E54F
    elevator g:F1A0 both
    stairs g:F1A9
    rocket g:EB9B both
    """
}
