mkdir fototeca
