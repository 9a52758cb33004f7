// Falla: caso otro paquete
// Falla: caso un nombre con guion
#include <stdio.h>

int main(void)
{
    char nombre[40] = "";

    printf("¿Qué paquete?\n");
    scanf("%39s", nombre);
    printf("Debian:\n");
    printf("sudo apt update\n");
    printf("sudo apt install geany\n");
    printf("Fedora:\n");
    printf("sudo dnf install geany\n");
    printf("Arch:\n");
    printf("sudo pacman -Syu geany\n");
    return 0;
}
