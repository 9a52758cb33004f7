static int[] grades(void)
{
    static int all[3] = {7, 8, 9};
    return all;
}

int main(void)
{
    return grades()[0];
}
