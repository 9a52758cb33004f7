sudo usermod -s /usr/sbin/nologin taller
