/// Words that mean the same thing to someone who looks for a symbol: a search for one finds the others.
///
/// One group a line. The words are those that the common icon sets use for one and the same picture.
enum SymbolSynonyms {
  static let table = """
    trash bin delete garbage rubbish
    mail email envelope letter inbox
    bell notification alert alarm
    gear cog settings preferences configuration
    search magnifier find lookup zoom
    home house
    user person account profile avatar
    users people group team persons
    x cross close cancel dismiss
    check checkmark tick done ok
    plus add new create
    minus remove subtract
    heart love favourite favorite like
    star favorite favourite bookmark rating
    refresh reload sync update rotate
    download save
    upload share
    lock secure padlock closed
    unlock open padlock
    eye view visible show visibility
    hide invisible hidden
    pencil edit write pen
    image picture photo
    camera photo
    video film movie camcorder
    play start
    pause hold
    stop halt
    music note song audio
    speaker volume sound audio
    mute silent
    microphone mic record
    phone call telephone
    mobile smartphone cellphone phone
    message chat comment bubble speech
    calendar date schedule day
    clock time watch
    timer stopwatch countdown
    folder directory
    file document page paper
    copy duplicate clone
    cut scissors
    paste clipboard
    link chain url
    map location place
    pin marker location place
    compass navigation direction
    car vehicle automobile
    tram train rail metro
    bus coach transport
    plane airplane flight aircraft
    send submit
    bike bicycle cycle
    walk pedestrian walking person
    cart basket shopping shop
    store shop market
    money cash dollar currency payment
    card credit payment
    gift present
    tag label
    flag report banner
    sun light day brightness
    moon night dark
    cloud weather
    rain drop weather
    snow snowflake winter
    lightning bolt flash thunder
    fire flame hot
    leaf plant nature
    tree forest plant
    water drop droplet
    battery power charge energy
    plug power outlet
    wifi wireless network signal
    signal antenna cellular bars
    router network hub
    bluetooth wireless
    globe world earth internet web
    desktop computer monitor screen display
    laptop notebook computer
    keyboard keys typing
    printer print
    terminal console shell prompt
    code brackets programming
    bug insect
    warning alert caution exclamation
    info information about
    question help
    menu hamburger bars
    more ellipsis dots
    grid tiles apps
    list items
    filter funnel
    sort order
    logout exit leave
    login enter
    key password
    shield security protection
    fan ventilator
    thermometer temperature
    book read reading
    graduation education school
    medal award trophy
    crown king premium
    smile happy face emoji
    game controller gamepad
    undo back
    redo forward
    expand fullscreen maximize
    shrink collapse minimize
    left previous back
    right next forward
    up above
    down below
    """
}
