sudo usermod --expiredate 2020-01-01 taller
