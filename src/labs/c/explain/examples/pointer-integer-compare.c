#include <stdio.h>

int main(void)
{
    int grades[3] = {7, 8, 9};
    if (grades == 7) {
        printf("Siete\n");
    }
    return 0;
}
