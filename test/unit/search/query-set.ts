/**
 * What people type, by manner, with the hospital that should stand first; where two are as good, both are named.
 * Ours, written by hand: names as families say them, phone keyboards without marks, hurried slips, old provinces.
 */
const querySet: Readonly<Record<string, string>> = {
  'with marks': `
    chợ rẫy = bv-cho-ray
    bệnh viện bạch mai = bv-bach-mai
    việt đức = bv-viet-duc
    bệnh viện k = bv-k
    bệnh viện k tân triều = bv-k
    viện nhi trung ương = bv-nhi-trung-uong
    phụ sản trung ương = bv-phu-san-trung-uong
    viện mắt trung ương = bv-mat-trung-uong
    tai mũi họng trung ương = bv-tai-mui-hong-trung-uong
    viện huyết học = vien-huyet-hoc-truyen-mau-trung-uong
    viện bỏng = bv-bong-quoc-gia
    viện tim = vien-tim-tphcm
    từ dũ = bv-tu-du
    hùng vương = bv-hung-vuong
    nhi đồng 1 = bv-nhi-dong-1
    nhi đồng 2 = bv-nhi-dong-2
    nhi đồng thành phố = bv-nhi-dong-thanh-pho
    nhân dân 115 = bv-nhan-dan-115
    nhân dân gia định = bv-nhan-dan-gia-dinh
    bình dân = bv-binh-dan
    trưng vương = bv-trung-vuong
    nguyễn tri phương = bv-nguyen-tri-phuong
    nguyễn trãi = bv-nguyen-trai
    phạm ngọc thạch = bv-pham-ngoc-thach
    tâm đức = bv-tim-tam-duc
    hữu nghị việt tiệp = bv-viet-tiep
    việt xô = bv-huu-nghi
    xanh pôn = bv-da-khoa-xanh-pon
    thanh nhàn = bv-thanh-nhan
    đức giang = bv-da-khoa-duc-giang
    bưu điện = bv-buu-dien
    hồng ngọc = bv-hong-ngoc-yen-ninh
    thu cúc = bv-thu-cuc
    phương đông = bv-phuong-dong
    việt pháp hà nội = bv-viet-phap
    mai hương = bv-tam-than-ban-ngay-mai-huong
    hòa hảo = medic-hoa-hao
    triều an = bv-trieu-an
    xuyên á củ chi = bv-xuyen-a-cu-chi
    hạnh phúc = bv-quoc-te-hanh-phuc
    mỹ đức = bv-my-duc
    bãi cháy = bv-bai-chay
    phương châu = bv-phuong-chau-can-tho
    bệnh viện 108 = bv-trung-uong-quan-doi-108
    quân y 103 = bv-quan-y-103
    quân y 175 = bv-quan-y-175
    bệnh viện 19-8 = bv-19-8
    bệnh viện 30-4 = bv-30-4
    bệnh viện 199 = bv-199
    gang thép = bv-gang-thep-thai-nguyen
    đại học y hà nội = bv-dai-hoc-y-ha-noi
    đại học y dược = bv-dai-hoc-y-duoc-tphcm
    trung ương huế = bv-trung-uong-hue
    bệnh viện c đà nẵng = bv-c-da-nang
    bệnh viện e = bv-e
    vùng tây nguyên = bv-da-khoa-vung-tay-nguyen
    nguyễn đình chiểu = bv-nguyen-dinh-chieu
    hoàn mỹ cửu long = bv-hoan-my-cuu-long
    hợp lực = bv-hop-luc
    viện y học biển = vien-y-hoc-bien
    chỉnh hình và phục hồi chức năng quy nhơn = bv-chinh-hinh-phcn-quy-nhon`,
  'without marks': `
    cho ray = bv-cho-ray
    benh vien bach mai = bv-bach-mai
    viet duc = bv-viet-duc
    benh vien k tan trieu = bv-k
    k quan su = bv-k
    nhi trung uong = bv-nhi-trung-uong
    phu san trung uong = bv-phu-san-trung-uong
    phu san ha noi = bv-phu-san-ha-noi
    mat trung uong = bv-mat-trung-uong
    da lieu trung uong = bv-da-lieu-trung-uong
    noi tiet trung uong = bv-noi-tiet-trung-uong
    phoi trung uong = bv-phoi-trung-uong
    lao khoa trung uong = bv-lao-khoa-trung-uong
    benh nhiet doi trung uong = bv-benh-nhiet-doi-trung-uong
    cham cuu trung uong = bv-cham-cuu-trung-uong
    tu du = bv-tu-du
    hung vuong = bv-hung-vuong
    nhi dong 1 = bv-nhi-dong-1
    nhi dong 2 = bv-nhi-dong-2
    nhi dong thanh pho = bv-nhi-dong-thanh-pho
    gia dinh = bv-nhan-dan-gia-dinh
    nguyen tri phuong = bv-nguyen-tri-phuong
    nguyen trai = bv-nguyen-trai
    trung vuong = bv-trung-vuong
    an binh = bv-an-binh
    binh dan = bv-binh-dan
    thong nhat = bv-thong-nhat-tphcm
    thong nhat dong nai = bv-da-khoa-thong-nhat-dong-nai
    viet tiep hai phong = bv-viet-tiep
    kien an = bv-kien-an
    tre em hai phong = bv-tre-em-hai-phong
    xanh pon = bv-da-khoa-xanh-pon
    saint paul = bv-da-khoa-xanh-pon
    thanh nhan = bv-thanh-nhan
    mai huong = bv-tam-than-ban-ngay-mai-huong
    hong ngoc my dinh = bv-hong-ngoc-phuc-truong-minh
    tam anh ha noi = bv-tam-anh-ha-noi
    tam anh tan binh = bv-tam-anh-tphcm
    thu cuc = bv-thu-cuc
    hoan my sai gon = bv-hoan-my-sai-gon
    hoan my da nang = bv-hoan-my-da-nang
    vinmec times city = bv-vinmec-times-city
    vinmec central park = bv-vinmec-central-park
    vinmec smart city = bv-vinmec-smart-city
    vinmec phu quoc = bv-vinmec-phu-quoc
    vinmec nha trang = bv-vinmec-nha-trang
    chan thuong chinh hinh = bv-chan-thuong-chinh-hinh-tphcm
    ung buou ha noi = bv-ung-buou-ha-noi
    ung buou da nang = bv-ung-buou-da-nang
    ung buou can tho = bv-ung-buou-can-tho
    tim ha noi = bv-tim-ha-noi
    tam than trung uong 1 = bv-tam-than-trung-uong-1
    truyen mau huyet hoc = bv-truyen-mau-huyet-hoc
    rang ham mat trung uong ha noi = bv-rang-ham-mat-trung-uong-ha-noi
    le van thinh = bv-le-van-thinh
    da khoa thu duc = bv-da-khoa-thu-duc
    hoc mon = bv-dkkv-hoc-mon
    cu chi = bv-dkkv-cu-chi | bv-xuyen-a-cu-chi
    go vap = bv-da-khoa-go-vap
    phu san nhi da nang = bv-phu-san-nhi-da-nang
    gia dinh da nang = bv-gia-dinh-da-nang
    phong quy hoa = bv-phong-da-lieu-quy-hoa
    quynh lap = bv-phong-da-lieu-quynh-lap
    sa dec = bv-da-khoa-sa-dec
    chau doc = bv-da-khoa-chau-doc
    pho noi = bv-da-khoa-pho-noi
    moc chau = bv-dkkv-moc-chau
    hau nghia = bv-dkkv-hau-nghia
    uong bi = bv-viet-nam-thuy-dien-uong-bi
    thien hanh = bv-thien-hanh
    shing mark = bv-shing-mark`,
  abbreviated: `
    bv cho ray = bv-cho-ray
    BVCR = bv-cho-ray
    bv bach mai = bv-bach-mai
    BVBM = bv-bach-mai
    bv k = bv-k
    bv e = bv-e
    bv 108 = bv-trung-uong-quan-doi-108
    bv108 = bv-trung-uong-quan-doi-108
    bv 115 = bv-nhan-dan-115
    bv 175 = bv-quan-y-175
    bv nhi tw = bv-nhi-trung-uong
    bv phụ sản tw = bv-phu-san-trung-uong
    pstw = bv-phu-san-trung-uong
    pshn = bv-phu-san-ha-noi
    bv mắt tw = bv-mat-trung-uong
    bv tmh tw = bv-tai-mui-hong-trung-uong
    bv rhm tw hcm = bv-rhm-trung-uong-tphcm
    bv rhm tphcm = bv-rang-ham-mat-tphcm
    bv tmh hcm = bv-tai-mui-hong-tphcm
    bv yhct tw = bv-y-hoc-co-truyen-trung-uong
    yhct da nang = bv-yhct-da-nang
    bv ctch = bv-chan-thuong-chinh-hinh-tphcm
    ctch nghe an = bv-chan-thuong-chinh-hinh-nghe-an
    bv đhyd = bv-dai-hoc-y-duoc-tphcm
    bv dhyd hue = bv-dai-hoc-y-duoc-hue
    bv đh y hà nội = bv-dai-hoc-y-ha-noi
    bv đhqg hà nội = bv-dhqg-ha-noi
    dhy hai phong = bv-dai-hoc-y-hai-phong
    bvdk ba ria = bv-da-khoa-ba-ria
    bvđk vũng tàu = bv-da-khoa-vung-tau
    bvdk tinh thanh hoa = bv-da-khoa-tinh-thanh-hoa
    đk nam định = bv-da-khoa-nam-dinh
    đkkv hóc môn = bv-dkkv-hoc-mon
    bvdkkv thu duc = bv-dkkv-thu-duc
    bvtw hue = bv-trung-uong-hue
    bv tw thái nguyên = bv-da-khoa-trung-uong-thai-nguyen
    đktw cần thơ = bv-da-khoa-trung-uong-can-tho
    bv nd1 = bv-nhi-dong-1
    nđ2 = bv-nhi-dong-2
    nd gia dinh = bv-nhan-dan-gia-dinh
    nd 115 = bv-nhan-dan-115
    bv ub hn = bv-ung-buou-ha-noi
    bv ps hải phòng = bv-phu-san-hai-phong
    bv sn nghệ an = bv-san-nhi-nghe-an
    bv qy 103 = bv-quan-y-103
    phcn hà nội = bv-phuc-hoi-chuc-nang-ha-noi
    phcn đà nẵng = bv-phcn-da-nang
    bv nhi đồng tp = bv-nhi-dong-thanh-pho
    bv tâm thần tw 2 = bv-tam-than-trung-uong-2
    bvpnt = bv-pham-ngoc-thach
    umc = bv-dai-hoc-y-duoc-tphcm
    fv = bv-fv
    cih = bv-quoc-te-city
    aih = bv-quoc-te-my-aih
    sis cần thơ = bv-sis-can-tho
    bv c thái nguyên = bv-c-thai-nguyen`,
  'joined and split': `
    choray = bv-cho-ray
    bvchoray = bv-cho-ray
    benhvienchoray = bv-cho-ray
    bachmai = bv-bach-mai
    benh vienbachmai = bv-bach-mai
    vietduc = bv-viet-duc
    tudu = bv-tu-du
    bvtudu = bv-tu-du
    nhi dong1 = bv-nhi-dong-1
    nhidong1 = bv-nhi-dong-1
    nhidong 2 = bv-nhi-dong-2
    nhidongthanhpho = bv-nhi-dong-thanh-pho
    hungvuong = bv-hung-vuong
    binhdan = bv-binh-dan
    xanhpon = bv-da-khoa-xanh-pon
    thongnhat = bv-thong-nhat-tphcm
    giadinh = bv-nhan-dan-gia-dinh
    nguyentrai = bv-nguyen-trai
    phamngocthach = bv-pham-ngoc-thach
    vin mec times city = bv-vinmec-times-city
    vin mec da nang = bv-vinmec-da-nang
    medla tec = bv-medlatec
    hoanmy sai gon = bv-hoan-my-sai-gon
    tamanh ha noi = bv-tam-anh-ha-noi
    quany103 = bv-quan-y-103
    viettiep = bv-viet-tiep
    timhanoi = bv-tim-ha-noi
    phusan hanoi = bv-phu-san-ha-noi
    ktantrieu = bv-k
    daihocyduoc = bv-dai-hoc-y-duoc-tphcm
    trunguonghue = bv-trung-uong-hue
    tamduc = bv-tim-tam-duc
    thucuc = bv-thu-cuc
    bv vietphap = bv-viet-phap
    trung vuong hcm = bv-trung-vuong
    medichoahao = medic-hoa-hao
    nhandan115 = bv-nhan-dan-115
    viethandanang = bv-viet-han-da-nang`,
  'with slips': `
    cho rai = bv-cho-ray
    cho rayy = bv-cho-ray
    chơ rẩy = bv-cho-ray
    chợ rẫu = bv-cho-ray
    bach mia = bv-bach-mai
    bạch may = bv-bach-mai
    bch mai = bv-bach-mai
    viêt đưc = bv-viet-duc
    viet duv = bv-viet-duc
    viet đuc = bv-viet-duc
    tù dú = bv-tu-du
    nhi dogn 1 = bv-nhi-dong-1
    nhi đồgn 2 = bv-nhi-dong-2
    nhii dong 1 = bv-nhi-dong-1
    hùn vương = bv-hung-vuong
    hung vuog = bv-hung-vuong
    nguyen trj phuong = bv-nguyen-tri-phuong
    nguyễn chi phương = bv-nguyen-tri-phuong
    ngyen trai = bv-nguyen-trai
    pham ngoc thac = bv-pham-ngoc-thach
    phạm ngoch thạch = bv-pham-ngoc-thach
    nhân dân gia địn = bv-nhan-dan-gia-dinh
    nhan dan gai dinh = bv-nhan-dan-gia-dinh
    thong nhut hcm = bv-thong-nhat-tphcm
    trưng vươg = bv-trung-vuong
    vinmecc times city = bv-vinmec-times-city
    vimnec da nang = bv-vinmec-da-nang
    vinmec tims city = bv-vinmec-times-city
    medlattec = bv-medlatec
    hoàng mỹ sài gòn = bv-hoan-my-sai-gon
    tâm an hà nội = bv-tam-anh-ha-noi
    hồng ngoc yen nin = bv-hong-ngoc-yen-ninh
    xanh pon ha noi = bv-da-khoa-xanh-pon
    san pon = bv-da-khoa-xanh-pon
    phụ sảng hà nội = bv-phu-san-ha-noi
    phu sna trung uong = bv-phu-san-trung-uong
    huyet hoc truyn mau trung uong = vien-huyet-hoc-truyen-mau-trung-uong
    da lieuu trung uong = bv-da-lieu-trung-uong
    lão khao trung ương = bv-lao-khoa-trung-uong
    nội tiếc trung ương = bv-noi-tiet-trung-uong
    nhiệc đới trung ương = bv-benh-nhiet-doi-trung-uong
    viet tiepp = bv-viet-tiep
    trung uogn hue = bv-trung-uong-hue
    da khoa dong nia = bv-da-khoa-dong-nai
    nguyễn đình chiễu = bv-nguyen-dinh-chieu
    nguyen dinh chiu = bv-nguyen-dinh-chieu
    bãi chái = bv-bai-chay
    uong by = bv-viet-nam-thuy-dien-uong-bi
    benh vein cho ray = bv-cho-ray
    bneh vien bach mai = bv-bach-mai
    bệnh viên quân y 175 = bv-quan-y-175
    beejnh vieejn chowj raaxy = bv-cho-ray
    bachj mai = bv-bach-mai
    viện thim hà nội = bv-tim-ha-noi
    le van tinh = bv-le-van-thinh
    tam duch = bv-tim-tam-duc`,
  'while typing': `
    chợ r = bv-cho-ray
    bạch m = bv-bach-mai
    nguyễn tri ph = bv-nguyen-tri-phuong
    nhi đồng thành ph = bv-nhi-dong-thanh-pho
    phạm ngọc th = bv-pham-ngoc-thach
    vinmec tim = bv-vinmec-times-city
    vinmec cen = bv-vinmec-central-park
    bệnh viện phụ sản hà n = bv-phu-san-ha-noi
    nhân dân gia đ = bv-nhan-dan-gia-dinh
    chấn thương chỉnh h = bv-chan-thuong-chinh-hinh-tphcm | bv-chan-thuong-chinh-hinh-nghe-an
    medl = bv-medlatec
    việt ti = bv-viet-tiep
    hoàn mỹ c = bv-hoan-my-cuu-long
    đại học y dược sh = bv-shing-mark
    viện huyết h = vien-huyet-hoc-truyen-mau-trung-uong
    trung ương quân = bv-trung-uong-quan-doi-108
    tâm anh h = bv-tam-anh-ha-noi | bv-tam-anh-tphcm
    nguyễn đình c = bv-nguyen-dinh-chieu`,
  'old provinces': `
    bệnh viện bình dương = bv-da-khoa-binh-duong
    đa khoa bà rịa vũng tàu = bv-da-khoa-ba-ria | bv-da-khoa-vung-tau
    đa khoa hà giang = bv-da-khoa-ha-giang
    đa khoa yên bái = bv-da-khoa-so-1-lao-cai
    bệnh viện tỉnh yên bái = bv-da-khoa-so-1-lao-cai
    đa khoa bắc giang = bv-da-khoa-bac-ninh-so-1
    sản nhi bắc giang = bv-san-nhi-bac-ninh-so-1
    ung bướu bắc giang = bv-ung-buou-bac-giang
    đa khoa hải dương = bv-da-khoa-hai-duong
    nhi hải dương = bv-nhi-hai-duong
    đa khoa thái bình = bv-da-khoa-thai-binh
    nhi thai binh = bv-nhi-thai-binh
    đa khoa hà nam = bv-da-khoa-ha-nam
    phụ sản nam định = bv-phu-san-nam-dinh
    đa khoa hòa bình = bv-da-khoa-hoa-binh
    đa khoa vĩnh phúc = bv-da-khoa-vinh-phuc
    sản nhi vĩnh phúc = bv-san-nhi-vinh-phuc
    đa khoa bắc kạn = bv-da-khoa-bac-kan
    da khoa bac can = bv-da-khoa-bac-kan
    quảng bình cuba = bv-viet-nam-cuba-dong-hoi
    bệnh viện cuba đồng hới = bv-viet-nam-cuba-dong-hoi
    đa khoa quảng nam = bv-da-khoa-quang-nam
    phụ sản nhi quảng nam = bv-phu-san-nhi-quang-nam
    đa khoa trung ương quảng nam = bv-viet-han-da-nang
    đa khoa kon tum = bv-da-khoa-quang-ngai-2
    đa khoa bình định = bv-da-khoa-trung-tam-gia-lai
    đa khoa phú yên = bv-da-khoa-phu-yen
    sản nhi phú yên = bv-san-nhi-dak-lak
    đa khoa ninh thuận = bv-da-khoa-ninh-thuan
    đa khoa bình thuận = bv-da-khoa-binh-thuan
    đa khoa đắk nông = bv-da-khoa-dak-nong
    đa khoa bình phước = bv-da-khoa-binh-phuoc
    đa khoa long an = bv-da-khoa-long-an
    đa khoa tiền giang = bv-da-khoa-tien-giang
    phụ sản tiền giang = bv-phu-san-tien-giang
    bệnh viện bến tre = bv-nguyen-dinh-chieu
    đa khoa trà vinh = bv-da-khoa-tra-vinh
    đa khoa kiên giang = bv-da-khoa-kien-giang
    ung bướu kiên giang = bv-ung-buou-kien-giang
    đa khoa sóc trăng = bv-da-khoa-soc-trang
    sản nhi sóc trăng = bv-san-nhi-soc-trang
    đa khoa hậu giang = bv-da-khoa-hau-giang
    đa khoa bạc liêu = bv-da-khoa-bac-lieu
    bệnh viện quận 11 = bv-da-khoa-lanh-binh-thang
    bệnh viện quận 2 = bv-le-van-thinh
    bệnh viện nha trang = bv-da-khoa-khanh-hoa
    bệnh viện phan thiết = bv-da-khoa-binh-thuan
    bệnh viện quy nhơn = bv-da-khoa-trung-tam-gia-lai
    bệnh viện biên hòa = bv-da-khoa-dong-nai
    bệnh viện đà lạt = bv-da-khoa-tinh-lam-dong
    bệnh viện bảo lộc = bv-ii-lam-dong
    bệnh viện long xuyên = bv-da-khoa-an-giang
    bệnh viện rạch giá = bv-da-khoa-kien-giang
    bệnh viện sa pa = bv-da-khoa-so-4-lao-cai
    tâm thần biên hòa = bv-tam-than-trung-uong-2`,
  mixed: `
    tim mạch hà nội = bv-tim-ha-noi
    khám mắt sài gòn = bv-mat-tphcm
    kham mat sai gon = bv-mat-tphcm
    khám tim ở vinh = bv-huu-nghi-da-khoa-nghe-an | bv-hoan-my-vinh
    khám mắt đà nẵng = bv-mat-da-nang
    bệnh viện mắt hà nội = bv-mat-ha-noi
    mắt huế = bv-mat-hue
    nhi hà nội = bv-nhi-ha-noi
    khám nhi tphcm = bv-nhi-dong-1 | bv-nhi-dong-2 | bv-nhi-dong-thanh-pho
    sản hải phòng = bv-phu-san-hai-phong
    da liễu sài gòn = bv-da-lieu-tphcm
    khám da liễu hà nội = bv-da-lieu-ha-noi
    ung thư hà nội = bv-ung-buou-ha-noi | bv-k
    ung thư đà nẵng = bv-ung-buou-da-nang
    ung bướu sài gòn = bv-ung-buou-tphcm
    tim mạch cần thơ = bv-tim-mach-can-tho
    tai mũi họng sài gòn = bv-tai-mui-hong-tphcm
    răng hàm mặt huế = bv-rang-ham-mat-hue
    tâm thần hà nội = bv-tam-than-ha-noi
    tâm thần sài gòn = bv-tam-than-tphcm
    phổi đà nẵng = bv-phoi-da-nang
    nội tiết nghệ an = bv-noi-tiet-nghe-an
    xương khớp nghệ an = bv-chan-thuong-chinh-hinh-nghe-an
    đông y hà nội = bv-da-khoa-yhct-ha-noi | bv-y-hoc-co-truyen-trung-uong
    y học cổ truyền sài gòn = bv-yhct-tphcm
    thận hà nội = bv-than-ha-noi
    tim mạch an giang = bv-tim-mach-an-giang
    huyết học cần thơ = bv-huyet-hoc-can-tho
    bạch mai hà nội = bv-bach-mai
    chợ rẫy sài gòn = bv-cho-ray
    vinmec sài gòn = bv-vinmec-central-park
    vinmec hải phòng = bv-vinmec-hai-phong
    hoàn mỹ vinh = bv-hoan-my-vinh
    bệnh viện nhi thanh hóa = bv-nhi-thanh-hoa
    sản nhi quảng ninh = bv-san-nhi-quang-ninh
    đa khoa quảng ninh = bv-da-khoa-tinh-quang-ninh
    đa khoa tỉnh lâm đồng = bv-da-khoa-tinh-lam-dong
    nhi đồng cần thơ = bv-nhi-dong-can-tho
    nhi dong dong nai = bv-nhi-dong-dong-nai
    quân y nha trang = bv-quan-y-87
    quân y cần thơ = bv-quan-y-121
    đột quỵ cần thơ = bv-sis-can-tho | bv-da-khoa-trung-uong-can-tho
    hiếm muộn sài gòn = bv-my-duc | bv-tu-du | bv-hung-vuong
    phục hồi chức năng hà tĩnh = bv-phcn-ha-tinh
    truyền máu sài gòn = bv-truyen-mau-huyet-hoc
    bệnh nhiệt đới sài gòn = bv-benh-nhiet-doi-tphcm
    chấn thương chỉnh hình tphcm = bv-chan-thuong-chinh-hinh-tphcm
    bệnh viện chợ rẫy ở đâu = bv-cho-ray
    địa chỉ bệnh viện từ dũ = bv-tu-du
    số điện thoại bệnh viện bạch mai = bv-bach-mai
    khám thai ở từ dũ = bv-tu-du
    giá khám bệnh viện đại học y dược = bv-dai-hoc-y-duoc-tphcm
    đặt lịch khám vinmec times city = bv-vinmec-times-city
    bệnh viện 78 giải phóng = bv-bach-mai | bv-tai-mui-hong-trung-uong | bv-benh-nhiet-doi-trung-uong
    215 hồng bàng = bv-dai-hoc-y-duoc-tphcm
    929 la thành = bv-phu-san-ha-noi`,
  english: `
    bach mai hospital = bv-bach-mai
    cho ray hospital = bv-cho-ray
    national children's hospital = bv-nhi-trung-uong
    hanoi heart hospital = bv-tim-ha-noi
    heart hospital hanoi = bv-tim-ha-noi
    eye hospital ho chi minh city = bv-mat-tphcm
    french hospital hanoi = bv-viet-phap
    hue central hospital = bv-trung-uong-hue
    national cancer hospital = bv-k
    da nang oncology = bv-ung-buou-da-nang
    saint paul general hospital = bv-da-khoa-xanh-pon
    hanoi medical university hospital = bv-dai-hoc-y-ha-noi
    vinmec international hospital da nang = bv-vinmec-da-nang
    family hospital = bv-gia-dinh-da-nang
    national lung hospital = bv-phoi-trung-uong
    military hospital 175 = bv-quan-y-175
    burns hospital = bv-bong-quoc-gia
    children's hospital 1 = bv-nhi-dong-1`,
};

/** What is no hospital at all, in letters, in words and in half-words. */
export const nonsense: readonly string[] = [
  'asdfgh',
  'qwertyuiop',
  'xyzzy plugh',
  'zzzz',
  'wkjhw kjhw',
  'bệnh viện xqzw',
  'foobar',
  '!!!???',
  '99999999',
  'iphone 15 pro max',
  'honda wave alpha',
  'con mèo ăn cá',
  'vé máy bay đi paris',
  'tỷ giá đô la',
  'lorem ipsum dolor',
  'máy giặt electrolux',
  'bóng đá ngoại hạng anh',
  '🙂🙂',
  'kkkkkkkkkkkk',
  'select * from hospitals',
];

export type Query = { manner: string; text: string; expected: readonly string[] };

export function listQueries(): Query[] {
  return Object.entries(querySet).flatMap(([manner, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [text = '', ids = ''] = line.split(' = ').map((part) => part.trim());
        return { manner, text, expected: ids.split(' | ') };
      }),
  );
}
