extension SymbolTable {
  static let nature = """
    sun.max g:E430 both
    sun.min g:E1AD both
    sun.haze g:E818 hollow
    sun.haze.fill g:E818 solid
    sun.dust g:E1AE hollow
    sun.dust.fill g:E1AE solid
    sun.rain g:F070 hollow
    sun.horizon g:E1C6 hollow
    sun.horizon.fill g:E1C6 solid
    sun.and.horizon g:E1C6 hollow
    sun.and.horizon.fill g:E1C6 solid
    sunrise d:F59C
    sunrise.fill d:F59C
    sunset d:F59B
    sunset.fill d:F59B
    sunglow g:E1AC
    light.max g:E1AC
    light.min g:E1AD
    moon g:E51C both
    moon.stars g:EA46 hollow
    moon.stars.fill g:EA46 solid
    moon.zzz g:EF44 hollow
    moon.zzz.fill g:EF44 solid
    moon.haze g:E818 hollow
    moon.haze.fill g:E818 solid
    moonphase.full.moon g:EF4A hollow
    moonphase.new.moon g:EF4A solid
    zzz g:E046
    cloud g:E2BD both
    icloud g:E2BD both
    smoke g:E42D both
    cloud.sun d:F595
    cloud.sun.fill d:F595
    cloud.moon g:EA46 hollow
    cloud.moon.fill g:EA46 solid
    cloud.rain d:F597
    cloud.rain.fill d:F597
    cloud.drizzle d:F597
    cloud.drizzle.fill d:F597
    cloud.heavyrain d:F596
    cloud.heavyrain.fill d:F596
    cloud.sun.rain d:F597
    cloud.sun.rain.fill d:F597
    cloud.moon.rain d:F597
    cloud.moon.rain.fill d:F597
    cloud.snow d:F598
    cloud.snow.fill d:F598
    cloud.sleet d:F592
    cloud.sleet.fill d:F592
    cloud.hail d:F592
    cloud.hail.fill d:F592
    cloud.fog d:F591
    cloud.fog.fill d:F591
    cloud.bolt g:EBDB hollow
    cloud.bolt.fill g:EBDB solid
    cloud.bolt.rain g:EBDB hollow
    cloud.bolt.rain.fill g:EBDB solid
    icloud.and.arrow.up g:E864 hollow
    icloud.and.arrow.up.fill g:E864 solid
    icloud.and.arrow.down g:E2C0 hollow
    icloud.and.arrow.down.fill g:E2C0 solid
    checkmark.icloud g:E2BF hollow
    checkmark.icloud.fill g:E2BF solid
    xmark.icloud g:E2C1 hollow
    xmark.icloud.fill g:E2C1 solid
    wind g:EFD8
    wind.snow g:EB3B
    snowflake g:EB3B
    snow g:EB3B
    snowflake.circle g:EB3B
    tornado g:E199 solid
    tropicalstorm g:F070 solid
    hurricane g:F070 solid
    rainbow g:E3FC hollow
    drop g:E798 both
    drop.triangle g:F203 hollow
    drop.halffull g:E91C
    drop.degreesign g:E798 hollow
    humidity g:F084 hollow
    humidity.fill g:F084 solid
    aqi.low g:E3A5
    aqi.medium g:E3A5
    aqi.high g:E3A5
    water.waves g:E176
    flame g:EF55 both
    bolt g:EA0B both
    bolt.horizontal g:EA0B both turn90
    bolt.ring.closed g:E932 hollow
    leaf g:EA35 both
    leaf.arrow.triangle.circlepath g:EC1A solid
    tree g:EA63 both
    mountain.2 g:E3F7 both
    globe g:E894
    globe.americas g:E80B hollow
    globe.americas.fill g:E80B solid
    globe.europe.africa g:E80B hollow
    globe.europe.africa.fill g:E80B solid
    globe.asia.australia g:E80B hollow
    globe.asia.australia.fill g:E80B solid
    globe.central.south.asia g:E80B hollow
    globe.central.south.asia.fill g:E80B solid
    globe.badge.chevron.backward g:E2DB
    network g:E894
    sparkles.circle g:E65F solid
    microbe g:F221 both
    allergens g:F221 both
    laurel.leading g:EA35 hollow
    laurel.trailing g:EA35 hollow mirror
    """
}
