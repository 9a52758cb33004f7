#include <stdio.h>

int main(void)
{
    char option = 'a';
    switch (option) {
    case "a":
        puts("A");
        break;
    default:
        puts("otra");
    }
    return 0;
}
