chmod a-w Archivo/Lucha/lucha-01.sav Archivo/Lucha/lucha-02.sav Archivo/Lucha/lucha-03.sav Archivo/Lucha
